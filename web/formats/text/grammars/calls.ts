import type { FormatName } from '../format-names';

const callees: readonly (readonly [RegExp, FormatName])[] = [
  [/^(?:(?:np|numpy|mx|mlx\.core|cp|cupy)\.)?(?:array|asarray|matrix|ndarray)$/, 'numpy'],
  [/^(?:torch\.)?(?:tensor|Tensor|FloatTensor|DoubleTensor|BoolTensor|LongTensor|as_tensor)$/, 'pytorch'],
  [/^(?:torch\.)?(?:nn\.)?Parameter$/, 'pytorch'],
  [/^(?:(?:jnp|jax\.numpy)\.(?:array|asarray)|Array|DeviceArray)$/, 'jax'],
  [/^(?:tf\.)(?:Tensor|constant|Variable|convert_to_tensor)$/, 'tensorflow'],
  [/^(?:OrderedDict|collections\.OrderedDict|dict|list|tuple|deque|Matrix|ImmutableDenseMatrix)$/, 'lists'],
];

const scalars =
  /^(?:(?:np|numpy|jnp)\.)?(?:b?float\d*|u?int\d*|bool_?|half|single|double|longdouble)$|^Decimal$/;

/** The format that the name of a function says; null for one that is unknown. */
export function formatOfCall(name: string): FormatName | null {
  return callees.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}

/** `np.float64(0.5)`, `float("-inf")`. */
export function isScalarCall(name: string): boolean {
  return scalars.test(name);
}

/** `c(1, 2)` of R, `rbind(c(1, 2), c(3, 4))`, `List(1, 2)`: lists with parentheses. */
export function isListCall(name: string): boolean {
  return /^(?:c|rbind|vec!|List|Vector|Seq)$/.test(name);
}

/** What may stand after the numbers of an array without a value that matters here. */
export const knownKeywords: ReadonlySet<string> = new Set(
  'dtype device grad_fn requires_grad weak_type names layout copy ndmin order is_sparse sharding backend'.split(
    ' ',
  ),
);

export const dtypes =
  /^(?:(?:torch|np|numpy|jnp|tf|mx|mlx\.core)\.)?(?:b?float|complex|u?int|bool|double|half|long|short)\d*_?$/;
