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

/** When not even the drawn error page can be rendered: plain, complete, with a way on. */
export const LAST_RESORT_HTML = plainPage(
  'Something went wrong',
  'This page could not be shown. The fault is ours, and it has been noted.',
);

/** For somebody who looks for more than anybody can read; it costs next to nothing. */
export const BUSY_HTML = plainPage('Too many searches', 'Please wait a minute and try again.');
