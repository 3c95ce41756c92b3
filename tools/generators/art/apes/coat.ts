import type { Light } from '../scene/lighting.data.ts';
import { mixColors } from '../svg/color.ts';

export interface Coat {
  hair: string;
  /** Of limbs on the far side. */
  far: string;
  rim: string;
  sheen: string;
  skin: string;
  muzzle: string;
  lip: string;
  eye: string;
}

const HAIR = '#15110f';
const SKIN = '#4d3a33';
const MUZZLE = '#6f564b';
const LIP = '#c98981';

/** Colors of a bonobo in the light of a scene. */
export function computeCoat({ layers, disc, mist }: Light): Coat {
  const hair = mixColors(HAIR, layers[5], 0.45);
  return {
    hair,
    far: mixColors(hair, layers[3], 0.2),
    rim: mixColors(hair, disc.color, 0.62),
    sheen: mixColors(hair, mist, 0.26),
    skin: mixColors(SKIN, layers[5], 0.3),
    muzzle: mixColors(MUZZLE, layers[4], 0.25),
    lip: mixColors(LIP, layers[4], 0.14),
    eye: '#0d0a08',
  };
}
