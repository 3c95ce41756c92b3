/** When not even the drawn error page can be rendered: plain, complete, with a way on. */
export const LAST_RESORT_HTML = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Something went wrong</title>
</head>
<body>
<main>
<h1>Something went wrong</h1>
<p>This page could not be shown. The fault is ours, and it has been noted.</p>
<p><a href="/">Go to the home page</a></p>
</main>
</body>
</html>
`;
