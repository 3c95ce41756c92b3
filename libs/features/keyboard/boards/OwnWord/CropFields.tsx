import { CROP_ZOOM } from '@paniscus/domain/keyboard';
import type { Crop } from '@paniscus/domain/keyboard';
import { SliderField } from '@paniscus/ui';

interface CropFieldsProps {
  crop: Crop;
  onChange: (crop: Crop) => void;
}

const toPercent = (share: number) => `${String(Math.round(share * 100))}%`;

/** Chooses the part of a picture that the key shows, also without dragging. */
export function CropFields({ crop, onChange }: CropFieldsProps) {
  return (
    <>
      <SliderField
        label="Zoom"
        {...CROP_ZOOM}
        value={crop.zoom}
        valueText={toPercent(crop.zoom)}
        onChange={(zoom) => onChange({ ...crop, zoom })}
      />
      <SliderField
        label="Left to right"
        {...{ min: 0, max: 1, step: 0.05 }}
        value={crop.x}
        valueText={toPercent(crop.x)}
        onChange={(x) => onChange({ ...crop, x })}
      />
      <SliderField
        label="Top to bottom"
        {...{ min: 0, max: 1, step: 0.05 }}
        value={crop.y}
        valueText={toPercent(crop.y)}
        onChange={(y) => onChange({ ...crop, y })}
      />
    </>
  );
}
