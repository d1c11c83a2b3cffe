import type { UnverifiedClaim } from '@sheaf/api/features/ai/ai.claims.schema.ts';
import { Copy, Languages, Square } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { toast } from '../../lib/page/toast.ts';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { IconButton } from '../../components/icon-button.tsx';
import { Select } from '../../components/select.tsx';
import { errorWords, describeError } from '../../lib/messages/describe-error.ts';
import { readApiError } from '../../lib/api/api-error.ts';
import { listLanguages } from '../../lib/messages/format-language.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { sendUntilAnswered } from '../../lib/api/send-until-answered.ts';
import { useTranslated } from '../../lib/messages/translated.ts';
import { makeUuidV7 } from '../../lib/form/uuid-v7.ts';
import { aiMessages } from './ai.messages.ts';
import { MarkedAnswer } from './marked-answer.tsx';
import { streamTranslation } from './stream-answer.ts';

const languages = listLanguages();

/** `claims` are known when it is whole. */
type Made = { language: string; text: string; claims: UnverifiedClaim[] };

/** The summary in another language, as the language model writes it. */
export default function TranslateSummary({ text }: { text: string }) {
  const t = useMessages(aiMessages);
  const errorTexts = useTranslated(errorWords);
  const [language, setLanguage] = useState(languages[0]!.value);
  const [made, setMade] = useState<Made | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function translate() {
    const control = new AbortController();
    running.current = control;
    setIsBusy(true);
    setMade({ language, text: '', claims: [] });
    const tell = (more: string | null) =>
      setMade((was) => was && { ...was, text: more === null ? '' : was.text + more });
    try {
      const ask = (operationId: string) =>
        streamTranslation({ text, targetLanguage: language, operationId }, tell, control.signal);
      const whole = await sendUntilAnswered(makeUuidV7(), ask, control.signal);
      setMade({ language, text: whole.text, claims: whole.unverified_claims });
    } catch (error) {
      setMade(null);
      if (error instanceof DOMException && error.name === 'AbortError') return;
      const told = readApiError(error);
      const why = describeError(told, errorTexts);
      const isModel = told.refusal?.reason.startsWith('model_');
      toast.error(t('translation.failed'), {
        description: isModel ? t('translation.failedText', { why }) : why,
      });
    } finally {
      setIsBusy(false);
    }
  }

  async function copy() {
    await navigator.clipboard.writeText(made?.text ?? '');
    toast.success(t('chat.copied'));
  }

  return (
    <section className="mt-6">
      <h3 className="text-14 font-bold">{t('translation.title')}</h3>
      <div className="mt-3 flex flex-wrap gap-2">
        <div className="w-[200px]">
          <Select
            aria-label={t('translation.language')}
            options={languages}
            value={language}
            onValueChange={setLanguage}
            disabled={isBusy}
          />
        </div>
        {isBusy ? (
          <Button onClick={() => running.current?.abort()}>
            <Square aria-hidden="true" />
            {t('translation.stop')}
          </Button>
        ) : (
          <Button onClick={() => void translate()}>
            <Languages aria-hidden="true" />
            {t('translation.button')}
          </Button>
        )}
      </div>
      <div aria-live="polite" aria-busy={isBusy}>
        {made && (
          <div className="mt-3 flex items-start gap-2 border-l-2 border-accent-line pl-4">
            <p
              lang={made.language}
              dir="auto"
              className="min-w-0 flex-1 font-serif text-16 whitespace-pre-wrap wrap-anywhere"
            >
              {made.text ? (
                <MarkedAnswer text={made.text} claims={made.claims} why={t('translation.notInText')} />
              ) : (
                t('translation.working')
              )}
            </p>
            {!isBusy && (
              <IconButton size="small" name={t('translation.copy')} onClick={() => void copy()}>
                <Copy aria-hidden="true" />
              </IconButton>
            )}
          </div>
        )}
        {made && made.claims.length > 0 && (
          <p className="mt-2 pl-4">
            <Badge kind="warn">{t('translation.unverifiedClaims', { count: made.claims.length })}</Badge>
          </p>
        )}
      </div>
    </section>
  );
}
