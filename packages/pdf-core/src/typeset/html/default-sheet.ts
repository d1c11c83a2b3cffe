/** How elements look that no style sheet speaks of. A colour that is not black is softer on paper. */
export const DEFAULT_SHEET = `
h1 { font-size: 1.95em; font-weight: bold; line-height: 1.2; margin: 1em 0 .55em; color: #1d1a17 }
h2 { font-size: 1.42em; font-weight: bold; line-height: 1.25; margin: 1.5em 0 .5em; color: #1d1a17 }
h3 { font-size: 1.16em; font-weight: bold; line-height: 1.3; margin: 1.35em 0 .4em; color: #1d1a17 }
h4 { font-weight: bold; margin: 1.3em 0 .35em }
h5, h6 { font-size: .92em; font-weight: bold; margin: 1.3em 0 .35em; color: #57534c }
p, ul, ol, dl, pre, blockquote, table, figure { margin: 0 0 .8em }
ul, ol { padding-left: 1.7em }
li { margin: 0 0 .25em }
li ul, li ol { margin: .25em 0 0 }
dt { font-weight: bold; margin: 0 0 .15em }
dd { margin: 0 0 .5em 1.7em }
blockquote { padding: 0 0 0 1em; border-left: 2.5pt solid #cfcac1; color: #57534c }
pre { font-family: monospace; font-size: .84em; line-height: 1.45; white-space: pre; background: #f6f4f0; padding: .9em 1.1em }
code, kbd, samp, tt, var { font-family: monospace; font-size: .88em }
code { background: #f3f0eb }
pre code { font-size: 1em; background: none }
kbd { background: #ebe7e0 }
b, strong { font-weight: bold }
i, em, cite, dfn, address, var { font-style: italic }
u, ins { text-decoration: underline }
s, del, strike { text-decoration: line-through }
small { font-size: .85em }
big { font-size: 1.15em }
sub { font-size: .72em; vertical-align: sub }
sup { font-size: .72em; vertical-align: super }
mark { background: #fff2a8 }
a { color: #14694c }
caption { text-align: center; font-size: .92em; color: #57534c; margin: 0 0 .5em }
th { font-weight: bold; text-align: center }
td, th { padding: 1px }
center { text-align: center }
figcaption { font-size: .88em; color: #57534c; margin: .4em 0 0 }
summary { font-weight: bold; margin: 0 0 .4em }
details { margin: 0 0 .8em }
hr { margin: 1.4em 0 }
body h1:first-child { margin-top: 0 }
.picture-left-out { font-style: italic; color: #7a756d }
`;

/** For Markdown, whose writers do not choose a look. */
export const MARKDOWN_SHEET = `
h1 { border-bottom: .75pt solid #dedad3; padding-bottom: .3em }
table { font-size: .92em; margin: .3em 0 1.1em }
th { text-align: left; border-bottom: 1pt solid #8a857c; padding: .35em .7em; color: #1d1a17 }
td { border-bottom: .5pt solid #dedad3; padding: .4em .7em }
p table { margin: 0 }
`;

/** For the head of a mail message. */
export const MAIL_SHEET = `
h1 { font-size: 1.6em; margin: 0 0 .6em }
table { margin: 0 0 .4em }
th { text-align: left; font-weight: normal; color: #7a756d; padding: .12em 1.2em .12em 0 }
td { padding: .12em 0 }
hr { margin: .7em 0 1.3em }
`;
