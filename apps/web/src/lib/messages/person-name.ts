/** What to call a person: the first name, or the part of the address before the at sign. */
export function greetingName({ name, email }: { name: string; email: string }): string {
  return name.trim().split(/\s+/u)[0] || email.split('@')[0] || email;
}
