export const drawnPicture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="wheat"/><g fill="none" stroke="darkgreen" stroke-width="2"><path d="M24 12A12 12 0 1 1 24 36A12 12 0 1 1 24 12Z"/><path d="M5 24Q9.75 13 14.5 24T24 24T33.5 24T43 24"/></g></svg>',
)}`;
