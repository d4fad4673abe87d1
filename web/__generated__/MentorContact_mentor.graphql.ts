/**
 * @generated SignedSource<<1236f8ee516539c11c67e3ce508077de>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MentorContact_mentor$data = {
  readonly email: string | null | undefined;
  readonly linkedinUrl: string | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "MentorContact_mentor";
};
export type MentorContact_mentor$key = {
  readonly " $data"?: MentorContact_mentor$data;
  readonly " $fragmentSpreads": FragmentRefs<"MentorContact_mentor">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MentorContact_mentor",
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

(node as any).hash = "25dab575c07dbc65fff1a95d2eef1bef";

export default node;
