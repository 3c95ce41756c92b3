export { ConservationScreen } from './ConservationScreen/ConservationScreen';
export { InformationScreen } from './InformationScreen/InformationScreen';
export { MissionScreen } from './MissionScreen/MissionScreen';
export { ResearchScreen } from './ResearchScreen/ResearchScreen';
