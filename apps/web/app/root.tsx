import { AppTheme, fontsToPreload } from '@paniscus/ui';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router';
import { chromeUrl, headScript } from 'virtual:chrome';
import type { RouteHandle } from './paths';

export function Layout({ children }: { children: ReactNode }) {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
        <script src={chromeUrl} defer />
        {fontsToPreload.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <Meta />
        <Links />
      </head>
      <body>
        <AppTheme>{children}</AppTheme>
        {handle?.hydrate ? (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        ) : null}
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}
