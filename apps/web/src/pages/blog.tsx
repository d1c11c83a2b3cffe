import { useParams } from 'react-router';
import { ButtonLink } from '../components/button.tsx';
import { TornPageDrawing } from '../components/drawings.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { blogTexts } from '../features/blog/blog.texts.ts';
import { PostList } from '../features/blog/post-list.tsx';
import { PostPage } from '../features/blog/post-page.tsx';
import { postsTexts } from '../features/blog/posts.texts.ts';
import { useTexts } from '../lib/texts.ts';

export default function BlogPage() {
  const texts = useTexts(blogTexts);
  const posts = useTexts(postsTexts);
  const { post: slug } = useParams();
  if (!slug) return <PostList posts={posts} />;
  const post = posts.find((one) => one.slug === slug);
  if (post) return <PostPage post={post} />;
  return (
    <>
      <title>{texts.pageTitle}</title>
      <EmptyState
        level="h1"
        drawing={<TornPageDrawing />}
        title={texts.gone}
        action={<ButtonLink to="/blog">{texts.all}</ButtonLink>}
      >
        {texts.goneText}
      </EmptyState>
    </>
  );
}
