import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { STORED_DATA_ANCHOR, storedInBrowser, privacyPolicy } from '@paniscus/content';
import { Page } from '@paniscus/ui';
import { StoredItemList } from '../StoredItemList/StoredItemList';
import { Statistics } from '../Statistics/Statistics';
import { PolicyContents } from './PolicyContents';
import { PolicyText } from './PolicyText';

const { title, lead, effectiveOn, sections } = privacyPolicy;

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

const Columns = styled(Box)(({ theme: { breakpoints, layout, spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: layout.section,
  alignItems: 'start',
  [breakpoints.up('md')]: { gridTemplateColumns: '4fr 8fr', columnGap: spacing(6) },
}));

interface PrivacyScreenProps {
  /** Host of the analytics service, if one is configured. */
  analyticsHost?: string;
}

export function PrivacyScreen({ analyticsHost }: PrivacyScreenProps) {
  return (
    <Page
      title={title}
      lead={lead}
      sign="hand"
      overline={
        <span>
          As of <time dateTime={effectiveOn}>{day.format(new Date(effectiveOn))}</time>
        </span>
      }
      width="wide"
    >
      <Columns>
        <PolicyContents sections={sections} />
        <Stack sx={{ gap: 6, maxWidth: ({ layout }) => layout.readingWidth }}>
          {sections.map((section, index) => (
            <PolicyText key={section.anchor} section={section} number={index + 1}>
              {section.anchor === STORED_DATA_ANCHOR ? <StoredData analyticsHost={analyticsHost} /> : null}
            </PolicyText>
          ))}
        </Stack>
      </Columns>
    </Page>
  );
}

function StoredData({ analyticsHost }: PrivacyScreenProps) {
  const items = storedInBrowser.filter(
    ({ isStatistics = false }) => !isStatistics || analyticsHost !== undefined,
  );
  return (
    <>
      <StoredItemList items={items} />
      <Statistics host={analyticsHost} />
    </>
  );
}
