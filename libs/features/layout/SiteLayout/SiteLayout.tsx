import { organization, STATISTICS_ANCHOR } from '@paniscus/content';
import { SiteFooter, SiteFrame, SiteNavigation } from '@paniscus/ui';
import type { NavigationItem } from '@paniscus/ui';
import type { ReactNode } from 'react';
import { ConsentBar } from '../ConsentBar/ConsentBar';
import { buildFooterColumns, SIGNS_TO_KNOW, smallPrint } from './footer.columns';
import type { SiteLinks } from './site-layout.types';

type SiteLayoutProps = {
  currentPath: string;
  items: readonly NavigationItem[];
  /** Edit URL; set on the page of a post. */
  editPostHref?: string;
  /** Host of the analytics service, if one is configured; visitors are then asked for consent. */
  countingHost?: string;
  links: SiteLinks;
  children: ReactNode;
};

/** Navigation, footer and consent request around every page. */
export function SiteLayout({
  currentPath,
  items,
  editPostHref,
  countingHost,
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
        countingHost === undefined ? undefined : (
          <ConsentBar host={countingHost} moreHref={`${links.privacyPolicy}#${STATISTICS_ANCHOR}`} />
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
      signs={SIGNS_TO_KNOW}
    />
  );
}
