import type { Light } from '../scene/times.data.ts';
import { mix } from '../svg/color.ts';

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
export function getCoat({ layers, disc, mist }: Light): Coat {
  const hair = mix(HAIR, layers[5], 0.45);
  return {
    hair,
    far: mix(hair, layers[3], 0.2),
    rim: mix(hair, disc.color, 0.62),
    sheen: mix(hair, mist, 0.26),
    skin: mix(SKIN, layers[5], 0.3),
    muzzle: mix(MUZZLE, layers[4], 0.25),
    lip: mix(LIP, layers[4], 0.14),
    eye: '#0d0a08',
  };
}
