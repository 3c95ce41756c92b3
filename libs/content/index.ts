/** Site copy as typed data. An organization customizes the site here. */
export { bibliographyContent, publications } from './bibliography/bibliography.data.ts';
export { citations } from './bibliography/citations.data.ts';
export { advisoryBoard, boardContent, boardMembers } from './board/board.data.ts';
export type { BoardMember } from './board/board.types.ts';
export { celebrationContent } from './celebration/celebration.data.ts';
export { conservationContent } from './conservation/conservation.data.ts';
export { contactContent } from './contact/contact.data.ts';
export { donationContent } from './donation/donation.data.ts';
export { receiptContent } from './donation/receipt.data.ts';
export { memorialEvent } from './home/event.data.ts';
export { homeContent } from './home/home.data.ts';
export type { HomeLink } from './home/home.data.ts';
export { informationContent } from './information/information.data.ts';
export { missionContent } from './mission/mission.data.ts';
export { organization } from './organization/organization.data.ts';
export { paymentContent } from './payment/payment.data.ts';
export { storedInBrowser } from './privacy/stored-items.data.ts';
export type { StoredItem } from './privacy/stored-items.data.ts';
export { LOOPS, PICTURES } from './pictures/pictures.data.ts';
export type { PictureName } from './pictures/pictures.data.ts';
export { STORED_DATA_ANCHOR, privacyPolicy } from './privacy/privacy.data.ts';
export type { PolicySection } from './privacy/privacy.data.ts';
export { STATISTICS_ANCHOR, statisticsContent } from './privacy/statistics.data.ts';
export type {
  Figure,
  ReadingChapter,
  ReadingPage,
  RelatedLink,
  WayName,
  Work,
} from './reading/reading.types.ts';
export { researchContent } from './research/research.data.ts';
export { searchContent } from './search/search.data.ts';
export { storeContent } from './store/store.data.ts';
export { lexigramClasses } from './lexigrams/classes.data.ts';
export { gamesContent, gameSentences } from './lexigrams/games.data.ts';
export { signsContent } from './lexigrams/signs.data.ts';
export { signSources, sourcedWords } from './lexigrams/sources.data.ts';
export type { SignSourceId } from './lexigrams/sources.data.ts';
export { timelineContent, timelineEntries } from './timeline/timeline.data.ts';
export type { TimelineDate, TimelineEntry } from './timeline/timeline.types.ts';
export { videosContent } from './videos/videos.data.ts';
