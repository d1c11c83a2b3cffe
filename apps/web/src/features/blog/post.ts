export interface Post {
  slug: string;
  /** The day it was written. */
  date: string;
  title: string;
  lede: string;
  text: string;
}
