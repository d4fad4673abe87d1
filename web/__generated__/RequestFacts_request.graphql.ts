/**
 * @generated SignedSource<<7636560be0d323283cefc8e20cd0cc66>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RequestFacts_request$data = {
  readonly additionalNotes: string | null;
  readonly background: string;
  readonly createdAt: string;
  readonly discussionTopic: string;
  readonly preferredDateTime: string;
  readonly " $fragmentType": "RequestFacts_request";
};
export type RequestFacts_request$key = {
  readonly " $data"?: RequestFacts_request$data;
  readonly " $fragmentSpreads": FragmentRefs<"RequestFacts_request">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RequestFacts_request",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "discussionTopic",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "background",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "additionalNotes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "preferredDateTime",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    }
  ],
  "type": "MentorshipRequest",
  "abstractKey": null
};

(node as any).hash = "77a614ad2fb2d599ddca6ed5a02995bf";

export default node;
