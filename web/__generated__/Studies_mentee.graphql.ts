/**
 * @generated SignedSource<<1fa7662a8511f483bdea3599d661f416>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Studies_mentee$data = {
  readonly college: string | null | undefined;
  readonly goals: string | null | undefined;
  readonly year: number | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"useMenteeSection_mentee">;
  readonly " $fragmentType": "Studies_mentee";
};
export type Studies_mentee$key = {
  readonly " $data"?: Studies_mentee$data;
  readonly " $fragmentSpreads": FragmentRefs<"Studies_mentee">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Studies_mentee",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "college",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "year",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "goals",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useMenteeSection_mentee"
    }
  ],
  "type": "Mentee",
  "abstractKey": null
};

(node as any).hash = "db29f5b0900b791f7576e51f42d9ec25";

export default node;
