export { SignsScreen } from './SignsScreen/SignsScreen';
export { SignWorkshop } from './SignWorkshop/SignWorkshop';
export { signFromAddress } from './SignWorkshop/bench.rules';
export { useWorkshop } from './SignWorkshop/use-workshop';
