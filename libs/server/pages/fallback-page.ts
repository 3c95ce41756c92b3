const plainPage = (title: string, text: string) => `<!doctype html>
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
<p>${text}</p>
<p><a href="/">Back to the home page</a></p>
</main>
</body>
</html>
`;

/** Static fallback when even the rendered error page fails. */
export const LAST_RESORT_HTML = plainPage(
  'Something went wrong',
  'We could not show this page. Something went wrong on our side, and it has been logged. Please try again.',
);

/** Static pages for rate-limited searches, forms and other pages; cost next to nothing. */
export const BUSY_SEARCH_HTML = plainPage('Too many searches', 'Please wait a minute and try again.');
export const BUSY_HTML = plainPage('Too many requests', 'Please wait a minute and try again.');
