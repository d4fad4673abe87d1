/**
 * @generated SignedSource<<86bf02ebd9eab89ac0eb166631716d5e>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AboutYou_mentee$data = {
  readonly bio: string | null | undefined;
  readonly email: string | null | undefined;
  readonly linkedinUrl: string | null | undefined;
  readonly name: string;
  readonly " $fragmentSpreads": FragmentRefs<"useMenteeSection_mentee">;
  readonly " $fragmentType": "AboutYou_mentee";
};
export type AboutYou_mentee$key = {
  readonly " $data"?: AboutYou_mentee$data;
  readonly " $fragmentSpreads": FragmentRefs<"AboutYou_mentee">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AboutYou_mentee",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "linkedinUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "bio",
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

(node as any).hash = "a2493d8fafbad5e16960fff5f6b1670b";

export default node;
