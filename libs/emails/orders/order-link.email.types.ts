export type OrderLinkText = { greeting: string; reason: string; label: string; url: string; ignore: string };
