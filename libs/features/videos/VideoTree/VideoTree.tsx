import { videosContent } from '@paniscus/content';
import { findTrailPosition, listVideos } from '@paniscus/domain/videos';
import type { VideoCategory } from '@paniscus/domain/videos';
import { Tree } from './tree.styles';

type VideoTreeProps = {
  /** Path of the current category; empty for the whole library. */
  current: string;
  getHref: (place: string) => string;
};

const MENU = 'video-tree';
/** Target of the skip link past the tree. */
export const FILMS_ID = 'films';

/** Category tree with three levels. On a phone it opens as a sheet, without JavaScript. */
export function VideoTree({ current, getHref }: VideoTreeProps) {
  const { library, tree } = videosContent;
  const all = library.reduce((sum, category) => sum + listVideos(category).length, 0);
  return (
    <Tree>
      <a href={`#${FILMS_ID}`} data-part="skip">
        {tree.skip}
      </a>
      <button type="button" popoverTarget={MENU} data-part="open">
        {tree.open}
      </button>
      <nav id={MENU} popover="auto" aria-label={tree.label}>
        <button type="button" popoverTarget={MENU} popoverTargetAction="hide" data-part="close">
          {tree.close}
        </button>
        <ul>
          <li>
            <BranchLink href={getHref('')} isCurrent={current === ''} title={tree.all} count={all} />
          </li>
          <Branches branches={library} above={[]} current={current} getHref={getHref} />
        </ul>
      </nav>
    </Tree>
  );
}

type BranchesProps = VideoTreeProps & {
  branches: readonly VideoCategory[];
  above: readonly VideoCategory[];
};

function Branches({ branches, above, current, getHref }: BranchesProps) {
  return branches.map((branch) => {
    const trail = [...above, branch];
    const place = findTrailPosition(trail);
    return (
      <li key={place}>
        <BranchLink
          href={getHref(place)}
          isCurrent={current === place}
          title={branch.title}
          count={listVideos(branch).length}
        />
        {branch.parts === undefined ? null : (
          <ul>
            <Branches branches={branch.parts} above={trail} current={current} getHref={getHref} />
          </ul>
        )}
      </li>
    );
  });
}

type BranchLinkProps = { href: string; isCurrent: boolean; title: string; count: number };

const BranchLink = ({ href, isCurrent, title, count }: BranchLinkProps) => (
  <a href={href} aria-current={isCurrent ? 'page' : undefined}>
    <span>{title}</span> <span data-part="count">{count}</span>
  </a>
);
