const plainPage = (title: string, words: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${words}</p>
<p><a href="/">Go to the home page</a></p>
</main>
</body>
</html>
`;

/** Static fallback when even the rendered error page fails. */
export const LAST_RESORT_HTML = plainPage(
  'Something went wrong',
  'This page could not be shown. The fault is ours, and it has been noted.',
);

/** Static page for rate-limited searches; costs next to nothing. */
export const BUSY_HTML = plainPage('Too many searches', 'Please wait a minute and try again.');
