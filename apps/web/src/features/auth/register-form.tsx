import { useMutation, useQuery } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { useForm, useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { toast } from '../../lib/page/toast.ts';
import { Button } from '../../components/button.tsx';
import { Field } from '../../components/field.tsx';
import { Input } from '../../components/input.tsx';
import { currentLanguage } from '../../lib/messages/language.ts';
import { useMessages } from '../../lib/messages/messages.ts';
import { formResolver } from '../../lib/form/form-resolver.ts';
import { trpc } from '../../lib/api/trpc.ts';
import { registerForm } from './auth-forms.schema.ts';
import { authMessages } from './auth.messages.ts';
import { UseChoice } from '../../lib/instance/use-choice.tsx';
import { refreshConfig } from '../../lib/instance/use-instance.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { saveSession } from '../../lib/session/session-store.ts';
import { useAnswers } from '../../lib/messages/answer-messages.ts';
import { useShowFormError } from '../../lib/form/form-errors.ts';
import { GoogleSignIn } from './google-button.tsx';

export function RegisterForm() {
  const t = useMessages(authMessages);
  const showError = useShowFormError();
  const say = useAnswers();
  const form = useForm({
    resolver: formResolver(registerForm(t('passwordsDiffer'))),
    defaultValues: {
      name: '',
      email: '',
      password: '',
      confirmPassword: '',
      setupCode: '',
      use: 'private' as const,
    },
  });
  const { errors } = form.formState;
  const config = useQuery(trpc.instance.config.queryOptions()).data;
  const needsSetupCode = config?.setup_code;
  const asksUse = config?.empty === true;
  const [search, setSearch] = useSearchParams();
  const use = useWatch({ control: form.control, name: 'use' });
  const register = useMutation(
    trpc.auth.register.mutationOptions({
      async onSuccess({ session, ...answer }) {
        // The first account chooses whether there are plans, and the mail server may have broken: what was known is old.
        await refreshConfig();
        toast.success(say(answer));
        // Whoever sets up an instance begins where it is seen as a whole, and not with a tool. Before the session, which leads on.
        if (asksUse && !search.has('redirect'))
          flushSync(() => setSearch({ redirect: '/dashboard' }, { replace: true }));
        saveSession(session);
      },
      onError: (error) =>
        showError(error, ['name', 'email', 'password', 'setupCode'], form.setError, { conflict: 'email' }),
    }),
  );
  return (
    <>
      <GoogleSignIn disabled={register.isPending} />
      <form
        noValidate
        className="flex flex-col gap-4"
        onSubmit={form.handleSubmit(({ name, email, password, setupCode, use: chosen }) =>
          register.mutate({
            name,
            email,
            password,
            setupCode,
            language: currentLanguage(),
            ...(asksUse && { use: chosen }),
          }),
        )}
      >
        <Field label={t('name')} error={errors.name?.message}>
          <Input size="large" autoComplete="name" {...form.register('name')} />
        </Field>
        <Field label={t('email')} error={errors.email?.message}>
          <Input size="large" type="email" autoComplete="username" {...form.register('email')} />
        </Field>
        <NewPasswordFields
          label={t('password')}
          typed={useWatch({ control: form.control, name: 'password' })}
          password={form.register('password')}
          confirmPassword={form.register('confirmPassword')}
          errors={errors}
        />
        {asksUse && <UseChoice value={use ?? 'private'} onChange={(next) => form.setValue('use', next)} />}
        {asksUse && use !== 'sold' && config.signup === 'open' && (
          <p className="-mt-3 text-12 text-ink-faint">{t('register.byInvitation')}</p>
        )}
        {needsSetupCode && (
          <Field
            label={t('register.setupCode')}
            hint={t('register.setupCodeHint')}
            error={errors.setupCode?.message}
          >
            <Input
              size="large"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              {...form.register('setupCode')}
            />
          </Field>
        )}
        <Button type="submit" look="primary" size="large" wide className="mt-2" busy={register.isPending}>
          {register.isPending ? t('register.busy') : t('register.submit')}
        </Button>
      </form>
    </>
  );
}
