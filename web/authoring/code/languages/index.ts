import type { CodeLanguage, LanguageWriter } from './language';

/** Loads what writes programs in a language. */
export async function writerOf(language: CodeLanguage): Promise<LanguageWriter> {
  switch (language) {
    case 'python':
      return (await import('./numpy')).numpy;
    case 'pytorch':
      return (await import('./pytorch')).pytorch;
    case 'jax':
      return (await import('./jax')).jax;
    case 'cpp':
      return (await import('./eigen')).eigen;
  }
}
