import { useParams } from 'react-router';
import { ButtonLink } from '../components/button.tsx';
import { TornPageDrawing } from '../components/drawing.tsx';
import { EmptyState } from '../components/empty-state.tsx';
import { blogMessages } from '../features/blog/blog.messages.ts';
import { PostList } from '../features/blog/post-list.tsx';
import { listPosts } from '../features/blog/post.ts';
import { PostPage } from '../features/blog/post-page.tsx';
import { postsMessages } from '../features/blog/posts.messages.ts';
import { useMessages } from '../lib/messages/messages.ts';

export default function BlogPage() {
  const t = useMessages(blogMessages);
  const posts = listPosts(useMessages(postsMessages));
  const { post: slug } = useParams();
  if (!slug) return <PostList posts={posts} />;
  const post = posts.find((one) => one.slug === slug);
  if (post) return <PostPage post={post} />;
  return (
    <>
      <title>{t('pageTitle')}</title>
      <EmptyState
        level="h1"
        drawing={<TornPageDrawing />}
        title={t('gone')}
        action={<ButtonLink to="/blog">{t('all')}</ButtonLink>}
      >
        {t('goneText')}
      </EmptyState>
    </>
  );
}
