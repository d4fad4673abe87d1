/**
 * @generated SignedSource<<e5414efcc16e79499e74537f035298ab>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type entryParts_change$data = ReadonlyArray<{
  readonly after: string | null | undefined;
  readonly before: string | null | undefined;
  readonly field: string;
  readonly " $fragmentType": "entryParts_change";
}>;
export type entryParts_change$key = ReadonlyArray<{
  readonly " $data"?: entryParts_change$data;
  readonly " $fragmentSpreads": FragmentRefs<"entryParts_change">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "entryParts_change",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "field",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "before",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "after",
      "storageKey": null
    }
  ],
  "type": "AuditChange",
  "abstractKey": null
};

(node as any).hash = "98b451685e3f7572f812085bde261cf2";

export default node;
