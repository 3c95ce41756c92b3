/** A code of the payment and shipping providers, with its display name. */
export type NamedCode = { code: string; name: string };

const parseNamedCodes = (list: string): NamedCode[] =>
  list.split('|').map((entry) => ({ code: entry.slice(0, 2), name: entry.slice(3) }));

/** The 50 states and the District of Columbia (USPS codes), sorted by name. */
export const US_STATES: readonly NamedCode[] = parseNamedCodes(
  'AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming',
);

/** The 10 Canadian provinces (Canada Post codes), sorted by name. */
export const CA_PROVINCES: readonly NamedCode[] = parseNamedCodes(
  'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NS Nova Scotia|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan',
);

/** The 47 countries that donations are accepted from (ISO 3166-1 alpha-2), sorted by name. */
export const COUNTRIES: readonly NamedCode[] = parseNamedCodes(
  'AR Argentina|AU Australia|AT Austria|BE Belgium|BR Brazil|BG Bulgaria|CA Canada|CL Chile|CO Colombia|CD Congo (Democratic Republic)|HR Croatia|CY Cyprus|CZ Czechia|DK Denmark|EE Estonia|FI Finland|FR France|DE Germany|GR Greece|HK Hong Kong|HU Hungary|IS Iceland|IN India|IE Ireland|IL Israel|IT Italy|JP Japan|LV Latvia|LT Lithuania|LU Luxembourg|MT Malta|MX Mexico|NL Netherlands|NZ New Zealand|NO Norway|PL Poland|PT Portugal|RO Romania|SG Singapore|SK Slovakia|SI Slovenia|ZA South Africa|KR South Korea|ES Spain|SE Sweden|GB United Kingdom|US United States',
);
