/**
 * @generated SignedSource<<ef18679d92f40fc1a2ef8788ccf19bed>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type UserType = "COMMUNITY" | "MENTEE" | "MENTOR" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useAccountLinks_viewer$data = {
  readonly mentorshipRequestCounts: {
    readonly pending: number;
  };
  readonly name: string;
  readonly type: UserType;
  readonly " $fragmentType": "useAccountLinks_viewer";
};
export type useAccountLinks_viewer$key = {
  readonly " $data"?: useAccountLinks_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"useAccountLinks_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useAccountLinks_viewer",
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
      "name": "type",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "MentorshipRequestCounts",
      "kind": "LinkedField",
      "name": "mentorshipRequestCounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pending",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "f9702c26e006772810b20c71bc51c49d";

export default node;
