import Box from '@mui/material/Box';
import { videosContent } from '@paniscus/content';
import { getTrailPath, listVideos } from '@paniscus/domain/videos';
import type { VideoCategory } from '@paniscus/domain/videos';
import { CategoryLink } from './CategoryLink';
import { CategoryList, Menu, MenuButton, SkipLink } from './category-menu.styles';

type CategoryTreeProps = {
  library: readonly VideoCategory[];
  /** Path of the current category; empty for the whole library. */
  current: string;
  getHref: (path: string) => string;
};

const MENU_ID = 'video-tree';
const menuButton = {
  variant: 'outlined',
  color: 'inherit',
  popoverTarget: MENU_ID,
  fullWidth: true,
} as const;
/** Target of the skip link past the tree. */
export const VIDEOS_ID = 'films';

/** Category tree with three levels. On a phone it opens as a popover, without JavaScript. */
export function CategoryTree({ library, current, getHref }: CategoryTreeProps) {
  const { tree } = videosContent;
  const total = library.reduce((sum, category) => sum + listVideos(category).length, 0);
  return (
    <Box sx={{ position: 'relative', displayPrint: 'none' }}>
      <SkipLink href={`#${VIDEOS_ID}`}>{tree.skip}</SkipLink>
      <MenuButton {...menuButton}>{tree.open}</MenuButton>
      <Menu component="nav" id={MENU_ID} popover="auto" aria-label={tree.label}>
        <MenuButton {...menuButton} popoverTargetAction="hide" autoFocus>
          {tree.close}
        </MenuButton>
        <CategoryList component="ul">
          <Box component="li" sx={topLevel}>
            <CategoryLink
              href={getHref('')}
              isCurrent={current === ''}
              isTopLevel
              title={tree.all}
              count={total}
            />
          </Box>
          <Categories categories={library} ancestors={[]} current={current} getHref={getHref} />
        </CategoryList>
      </Menu>
    </Box>
  );
}

const topLevel = { borderTop: 1, borderColor: 'divider' } as const;

type CategoriesProps = Omit<CategoryTreeProps, 'library'> & {
  categories: readonly VideoCategory[];
  ancestors: readonly VideoCategory[];
};

function Categories({ categories, ancestors, current, getHref }: CategoriesProps) {
  const isTopLevel = ancestors.length === 0;
  return categories.map((category) => {
    const trail = [...ancestors, category];
    const path = getTrailPath(trail);
    return (
      <Box component="li" key={path} sx={isTopLevel ? topLevel : undefined}>
        <CategoryLink
          href={getHref(path)}
          isCurrent={current === path}
          isTopLevel={isTopLevel}
          title={category.title}
          count={listVideos(category).length}
        />
        {category.subcategories === undefined ? null : (
          <CategoryList component="ul" sx={{ pl: 2 }}>
            <Categories
              categories={category.subcategories}
              ancestors={trail}
              current={current}
              getHref={getHref}
            />
          </CategoryList>
        )}
      </Box>
    );
  });
}
