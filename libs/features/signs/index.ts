// How the signs are built, told on a page for reading, and a workshop in which a visitor composes one.
export { SignsScreen } from './SignsScreen/SignsScreen';
export { SignWorkshop } from './SignWorkshop/SignWorkshop';
export { signFromAddress } from './SignWorkshop/bench.rules';
export { useWorkshop } from './SignWorkshop/use-workshop';
export type { SignsLinks } from './SignsScreen/SignsScreen';
