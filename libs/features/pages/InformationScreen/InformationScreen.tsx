import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { advisoryBoard, boardMembers, informationContent, organization } from '@paniscus/content';
import { ArticleCard, Chapter, Page, PageEnd, SectionMark } from '@paniscus/ui';
import { ChapterStack } from '../ArticlePage/ChapterStack';
import type { PageLinks } from '../RelatedLinks/RelatedLinks';
import { OrganizationFacts } from './OrganizationFacts';
import { PeopleGrid } from './PeopleGrid';

const { title, label, sign, facts, relatedLinks, people, end } = informationContent;

export function InformationScreen({ links }: { links: PageLinks }) {
  const getMemberHref = (id: number) => `${links.about}#member-${id}`;
  return (
    <Page title={title} lead={organization.purpose} overline={label} sign={sign} width="wide">
      <ChapterStack>
        <Chapter title={relatedLinks.title} subheader={relatedLinks.label} sx={{ pt: 0, borderTop: 0 }}>
          <PageCards links={links} />
        </Chapter>
        <Chapter
          title={people.title}
          subheader={people.label}
          action={
            <Link variant="standalone" href={links.about}>
              {people.more}
            </Link>
          }
        >
          <Typography>{people.text}</Typography>
          <PeopleGrid title={people.board} people={boardMembers} getHref={getMemberHref} />
          <PeopleGrid title={people.advisory} people={advisoryBoard} getHref={getMemberHref} />
        </Chapter>
        <Chapter title={facts.title} subheader={facts.label}>
          <Typography>{facts.text}</Typography>
          <OrganizationFacts />
        </Chapter>
        <PageEnd title={end.title} text={end.text} action={{ href: links.donate, label: end.action }} />
      </ChapterStack>
    </Page>
  );
}

function PageCards({ links }: { links: PageLinks }) {
  return (
    <Box>
      {relatedLinks.cards.map((card) => (
        <ArticleCard
          key={card.to}
          title={card.title}
          href={links[card.to]}
          overline={<SectionMark word={card.sign} />}
          headingLevel={3}
        >
          {card.text}
        </ArticleCard>
      ))}
    </Box>
  );
}
