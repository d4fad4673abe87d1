/**
 * @generated SignedSource<<091ca633f1622df33de589a5a38d9713>>
 * @relayHash 090ac72ad0721d822e2bcebde73c9840
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 12ad2a56858483501a3db8612590a96ce9b8b67c32dc8e6934a1b8d7f78e5781

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorkshopRegistrationPageQuery } from './WorkshopRegistrationPageQuery.graphql';

const node: PreloadableConcreteRequest<WorkshopRegistrationPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "12ad2a56858483501a3db8612590a96ce9b8b67c32dc8e6934a1b8d7f78e5781",
    "metadata": {},
    "name": "WorkshopRegistrationPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
