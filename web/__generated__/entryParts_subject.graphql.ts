/**
 * @generated SignedSource<<b30bd8bf810e56a671ac6848d1d58767>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type entryParts_subject$data = ReadonlyArray<{
  readonly kind: string;
  readonly label: string;
  readonly number: string;
  readonly path: string | null | undefined;
  readonly " $fragmentType": "entryParts_subject";
}>;
export type entryParts_subject$key = ReadonlyArray<{
  readonly " $data"?: entryParts_subject$data;
  readonly " $fragmentSpreads": FragmentRefs<"entryParts_subject">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "entryParts_subject",
  "selections": [
    {
      "alias": "number",
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "label",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "path",
      "storageKey": null
    }
  ],
  "type": "AuditSubject",
  "abstractKey": null
};

(node as any).hash = "bc5508d1dac188700a4204c062732999";

export default node;
