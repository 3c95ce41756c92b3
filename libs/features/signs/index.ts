export { ComparisonScreen } from './ComparisonScreen/ComparisonScreen';
export { SignsScreen } from './SignsScreen/SignsScreen';
export { SignWorkshop } from './SignWorkshop/SignWorkshop';
export { parseSignQuery } from './SignWorkshop/workshop.rules';
export { useWorkshop } from './SignWorkshop/use-workshop';
