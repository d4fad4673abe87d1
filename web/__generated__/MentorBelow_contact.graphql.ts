/**
 * @generated SignedSource<<62459858599a32e2bbc78a59492d3692>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MentorBelow_contact$data = {
  readonly email: string | null;
  readonly linkedinUrl: string | null;
  readonly name: string;
  readonly " $fragmentType": "MentorBelow_contact";
};
export type MentorBelow_contact$key = {
  readonly " $data"?: MentorBelow_contact$data;
  readonly " $fragmentSpreads": FragmentRefs<"MentorBelow_contact">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MentorBelow_contact",
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
      "name": "linkedinUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    }
  ],
  "type": "Mentor",
  "abstractKey": null
};

(node as any).hash = "7f25a35e29c0015bbdb0892bef15d664";

export default node;
