// The pages about the organisation and its subject: mission, conservation, research, and the way to all of them.
export { ConservationScreen } from './ConservationScreen/ConservationScreen';
export { InformationScreen } from './InformationScreen/InformationScreen';
export { MissionScreen } from './MissionScreen/MissionScreen';
export { ResearchScreen } from './ResearchScreen/ResearchScreen';
export type { PageLinks } from './ChapterOf/Ways';
