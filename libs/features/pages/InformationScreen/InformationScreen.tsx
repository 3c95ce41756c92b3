import { advisoryBoard, boardMembers, informationContent, organization } from '@paniscus/content';
import { Card, Chapter, Page, PageEnd, SectionMark } from '@paniscus/ui';
import type { PageLinks } from '../ChapterSection/RelatedLinks';
import { Chapters } from '../Reading/Chapters';
import { FactCard } from './FactCard';
import { PeopleRow } from './PeopleRow';

const { title, label, mark, facts, ways, people, end } = informationContent;

export function InformationScreen({ links }: { links: PageLinks }) {
  const getHref = (id: number) => `${links.about}#member-${id}`;
  return (
    <Page title={title} lead={organization.purpose} label={label} mark={mark} width="wide">
      <Chapters>
        <Chapter title={ways.title} label={ways.label}>
          <div>
            {ways.cards.map((card) => (
              <Card
                key={card.to}
                title={card.title}
                href={links[card.to]}
                label={<SectionMark word={card.mark} />}
                level={3}
              >
                {card.text}
              </Card>
            ))}
          </div>
        </Chapter>
        <Chapter title={people.title} label={people.label} more={<a href={links.about}>{people.more}</a>}>
          <p>{people.text}</p>
          <PeopleRow title={people.board} people={boardMembers} getHref={getHref} />
          <PeopleRow title={people.advisory} people={advisoryBoard} getHref={getHref} />
        </Chapter>
        <Chapter title={facts.title} label={facts.label}>
          <p>{facts.text}</p>
          <FactCard />
        </Chapter>
        <PageEnd title={end.title} text={end.text} action={{ href: links.donate, label: end.action }} />
      </Chapters>
    </Page>
  );
}
