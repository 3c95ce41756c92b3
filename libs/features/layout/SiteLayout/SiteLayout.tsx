import { organization, STATISTICS_ANCHOR } from '@paniscus/content';
import { SiteFooter, SiteFrame, SiteNavigation } from '@paniscus/ui';
import type { NavigationItem } from '@paniscus/ui';
import type { ReactNode } from 'react';
import { ConsentBanner } from '../ConsentBanner/ConsentBanner';
import { buildFooterColumns, FOOTER_SIGNS, smallPrint } from './footer.columns';
import type { SiteLinks } from './site-layout.types';

type SiteLayoutProps = {
  /** Path of the page, which is marked in the navigation. */
  currentPath: string;
  /** Links of the navigation. */
  items: readonly NavigationItem[];
  /** Edit URL; set on the page of a post. */
  editPostHref?: string;
  /** Host of the analytics service, if one is configured; visitors are then asked for consent. */
  analyticsHost?: string;
  links: SiteLinks;
  children: ReactNode;
};

/** Navigation, footer and consent request around every page. */
export function SiteLayout({
  currentPath,
  items,
  editPostHref,
  analyticsHost,
  links,
  children,
}: SiteLayoutProps) {
  const editPost: NavigationItem[] =
    editPostHref === undefined ? [] : [{ href: editPostHref, label: 'Edit Post', shownWhen: 'signed-in' }];
  return (
    <SiteFrame
      navigation={
        <SiteNavigation
          brand={{ name: organization.name, href: links.home, word: organization.sign }}
          items={[...items, ...editPost]}
          donate={{ href: links.donate, label: 'Donate' }}
          currentPath={currentPath}
          hasLogout
        />
      }
      notice={
        analyticsHost === undefined ? undefined : (
          <ConsentBanner host={analyticsHost} moreHref={`${links.privacyPolicy}#${STATISTICS_ANCHOR}`} />
        )
      }
      footer={<Footer links={links} />}
    >
      {children}
    </SiteFrame>
  );
}

function Footer({ links }: Pick<SiteLayoutProps, 'links'>) {
  return (
    <SiteFooter
      name={organization.name}
      statement={organization.purpose}
      mailbox={organization.mailboxes.info}
      columns={buildFooterColumns(links)}
      smallPrint={smallPrint}
      signs={FOOTER_SIGNS}
    />
  );
}
