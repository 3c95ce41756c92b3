import { expect, test } from 'vitest';
import { bibliographyContent } from '#libs/content/bibliography/bibliography.data.ts';
import { boardContent } from '#libs/content/board/board.data.ts';
import { celebrationContent } from '#libs/content/celebration/celebration.data.ts';
import { conservationContent } from '#libs/content/conservation/conservation.data.ts';
import { donationContent } from '#libs/content/donation/donation.data.ts';
import { missionContent } from '#libs/content/mission/mission.data.ts';
import { organization } from '#libs/content/organization/organization.data.ts';
import { researchContent } from '#libs/content/research/research.data.ts';
import { storeContent } from '#libs/content/store/store.data.ts';
import { timelineContent } from '#libs/content/timeline/timeline.data.ts';
import { videosContent } from '#libs/content/videos/videos.data.ts';
import { CARD_CONTENTS } from './recipes.ts';

const findTitle = (page: string) => CARD_CONTENTS.find((card) => card.page === page)?.title.join(' ');

test.each([
  ['celebration', celebrationContent.title],
  ['about', boardContent.title],
  ['mission', missionContent.title],
  ['conservation', conservationContent.title],
  ['research', researchContent.title],
  ['timeline', timelineContent.title],
  ['video', videosContent.title],
  ['keyboard', organization.keyboard.name],
  ['donate', donationContent.title],
  ['store', storeContent.title],
])('the card of the page %s shows the title of the page', (page, title) => {
  expect(findTitle(page)).toBe(title);
});

test('a title hyphenated at a line break matches the title of its page', () => {
  expect(findTitle('bibliography')?.replace('- ', '-')).toBe(bibliographyContent.title);
});
