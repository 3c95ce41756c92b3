import Link from '@mui/material/Link';
import { advisoryBoard, boardContent, boardMembers } from '@paniscus/content';
import { Page, PageEnd } from '@paniscus/ui';
import { MemberSection } from '../MemberSection/MemberSection';

export type AboutLinks = { contact: string; information: string };

const { title, lead, label, sign, board, advisory, end } = boardContent;

/** Board and advisory board members, sorted by id. */
export function AboutScreen({ links }: { links: AboutLinks }) {
  return (
    <Page title={title} lead={lead} overline={label} sign={sign} width="wide">
      <MemberSection {...board} members={boardMembers} />
      <MemberSection {...advisory} members={advisoryBoard} />
      <PageEnd title={end.title} text={end.text} action={{ href: links.contact, label: end.action }}>
        <Link href={links.information}>{end.more}</Link>
      </PageEnd>
    </Page>
  );
}
