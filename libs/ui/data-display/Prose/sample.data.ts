export const SAMPLE_MARKDOWN = `A first paragraph with **strong words**, *a stressed one*, \`a sign\`, ~~a mistake~~ and
[a link to the board](#board). It runs on for long enough to show how a line of reading is set.

# How the day went

> He asked for the trail by its name, and then led the way.

## What was eaten

1. Blueberries, a great many
2. An egg
   - with its shell
3. Sugarcane

- [x] swept the colony room
- [ ] fixed the board

### Who said what

| Who | Signs | First seen |
| --- | ---: | --- |
| Kanzi | 46 | 1980 |
| Mulika | 37 | 1983 |

\`\`\`
chase Kanzi
\`\`\`

---

<script>alert('shown as text')</script> and <b>so is this</b>.
`;
